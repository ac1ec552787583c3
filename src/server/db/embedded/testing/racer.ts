/** One of many processes that try to take the same lock at the same moment; holds it until its input ends. */
import { acquireLock } from '../lock.ts';

const [, , folder = '', startAt = ''] = process.argv;
while (Date.now() < Number(startAt)); // a timer would spread the racers

try {
  const release = acquireLock(folder);
  process.stdout.write('won\n');
  process.stdin.resume().once('end', release);
} catch (error) {
  process.stdout.write(`${(error as Error).name}\n`);
  process.stdin.resume();
}
