/** A time of day without a date: '09:30'. */
import { Type } from 'typebox';
import { timeOfDayPattern } from '../../src/rules/format/time-of-day.ts';

export const timeOfDay = Type.String({ pattern: timeOfDayPattern });
