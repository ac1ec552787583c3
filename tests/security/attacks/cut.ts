/** Two hundred database connections cut while the servers work: none ends, and nothing is lost or half-done. */
import { addressParameters } from '../../../src/server/db/connect.ts';
import { cutUnderLoad } from '../../durability/cut.ts';
import { type Count, exactly, type Target } from './target.ts';

const cuts = 200;

export async function cutConnections({ environment, password, servers }: Target): Promise<Count[]> {
  const owner = addressParameters(environment['DATABASE_URL'] ?? '');
  const outcome = await cutUnderLoad({ owner, environment, password, cuts });
  const alive = await Promise.all(
    servers.map((server) =>
      fetch(`${server}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  const { acknowledged, answers, ended, readyAgain, unanswered, wordless, wrong, lost, doubled, half } = outcome;
  const strange = Object.keys(answers).filter((status) => status !== '200' && status !== '503');
  return [
    exactly(`${cuts} cuts: servers that ended`, Number(ended !== undefined) + alive.filter((one) => !one).length, 0),
    exactly('ready again without a start', Number(readyAgain), 1),
    exactly('calls without an answer', unanswered, 0),
    exactly(`${JSON.stringify(answers)}: other answers than 200 and 503`, strange.length, 0),
    exactly('refusals without a word in the language of the caller', wordless, 0),
    exactly('reads that answered something else', wrong, 0),
    exactly(`${acknowledged} writes acknowledged: lost`, lost, 0),
    exactly('done twice under one key', doubled, 0),
    exactly('half-done', half, 0),
  ];
}
