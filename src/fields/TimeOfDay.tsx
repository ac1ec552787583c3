/** A time of day, as the reader says it; typed in any usual way and set in form on leaving. */
import { exampleTime, showTimeOfDay } from '../rules/format/time-of-day.ts';
import timeOfDay from '../rules/kinds/TimeOfDay.ts';
import { clockField } from './editing/clock-field.tsx';

export default clockField(timeOfDay, { toText: showTimeOfDay, example: exampleTime.time });
