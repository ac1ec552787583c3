/** The body of a call: JSON whose texts and numbers can be kept, neither deep nor endless; seen to once, before anything else reads it. */
import type { FastifyInstance } from 'fastify';
import callErrors from '../../rules/errors/calls.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { limits } from '../../rules/limits.ts';
import { isStorable } from '../../rules/text/storable-text.ts';
import { Failure } from '../calls/failure.ts';
import { translate } from '../calls/texts.ts';
import { readerLanguage } from './reader-language.ts';

export function registerBody(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    let body: unknown;
    try {
      body = JSON.parse(text as string);
    } catch {
      return done(new Failure(400, 'jsonOnly'));
    }
    const fault = faultIn(body, 0, { values: 0 });
    if (!fault) return done(null, body);
    const field = fault.path.slice(0, namesTold).join('.') || 'body';
    done(
      new Failure(400, 'wrongValue', {
        field,
        problem: translate(readerLanguage(request), fault.text, fault.parameters),
      }),
    );
  });
}

interface Fault {
  readonly text: string;
  readonly parameters: Readonly<Record<string, number>>;
  /** Names and places from the outside in; filled on the way back. */
  readonly path: string[];
}

/** A name is the caller's own choice, and so is their number. */
const namesTold = 4;
const nameLength = 60;

/** Beyond these neither we nor the database know one whole number from the next. */
const largest = Number.MAX_SAFE_INTEGER;

const fault = (text: string, parameters = {}): Fault => ({ text, parameters, path: [] });

function faultInNumber(value: number): Fault | undefined {
  if (Math.abs(value) <= largest) return undefined;
  return value > 0 ? fault(fieldTexts.maximum, { n: largest }) : fault(fieldTexts.minimum, { n: -largest });
}

/** The first fault of a value. Depth is limited, so that nobody who walks through the body later can fall. */
function faultIn(value: unknown, depth: number, seen: { values: number }): Fault | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : fault(callErrors.unkeptCharacter);
  if (typeof value === 'number') return faultInNumber(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === limits.bodyDepth) return fault(callErrors.tooDeep, { n: limits.bodyDepth });
  const names = Array.isArray(value) ? undefined : Object.keys(value);
  const count = names?.length ?? (value as unknown[]).length;
  seen.values += count;
  if (seen.values > limits.bodyValues) return fault(callErrors.tooManyValues, { n: limits.bodyValues });
  for (let place = 0; place < count; place += 1) {
    const name = names?.[place] ?? '';
    const inner = (value as Record<string, unknown>)[names ? name : place];
    if (names) {
      if (!isStorable(name)) return fault(callErrors.unkeptCharacter);
      if (isOfPrototypes(name, inner)) return fault(callErrors.reservedName);
    }
    const found = faultIn(inner, depth + 1, seen);
    if (found) {
      found.path.unshift(names ? [...name].slice(0, nameLength).join('') : String(place));
      return found;
    }
  }
  return undefined;
}

/** Copied into another object, these would change what all objects are. */
const isOfPrototypes = (name: string, value: unknown): boolean =>
  name === '__proto__' ||
  (name === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype'));
