/** All services of the demo world, category by category. */
import { backup } from './backup.ts';
import { communication } from './communication.ts';
import { data } from './data.ts';
import { development } from './development.ts';
import { identity } from './identity.ts';
import { mail } from './mail.ts';
import { security } from './security.ts';
import type { DemoService } from './service.ts';
import { training } from './training.ts';
import { workplace } from './workplace.ts';

export const demoServices: readonly DemoService[] = [
  ...workplace,
  ...mail,
  ...security,
  ...identity,
  ...backup,
  ...communication,
  ...data,
  ...development,
  ...training,
];
