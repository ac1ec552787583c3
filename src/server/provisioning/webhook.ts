/** The connector of vendors with a server of their own: signed requests as `README.md` tells vendors. */
import type { Action, Connector, Message, Outcome } from './connector.ts';
import { healthWith, problemOfStatus } from './health.ts';
import { failureOf, outcomeOf, outcomeOfReport, readReport, unavailable } from './webhook/answers.ts';
import { type Asked, type WebhookSettings, webhookClient } from './webhook/client.ts';
import { optionsOf, subscriptionsOf, usageOf } from './webhook/pages.ts';

export function webhookConnector(settings: WebhookSettings): Connector {
  const ask = webhookClient(settings);
  const send =
    (type: Action) =>
    async ({ messageId, payload }: Message): Promise<Outcome> => {
      const body = { type, message_id: messageId, ...payload };
      const asked = await ask({ method: 'POST', path: `/${type}`, messageId, body });
      return judged(asked, (answer) => {
        const { reference } = payload.subscription;
        if (type !== 'terminate') return outcomeOf(answer, reference);
        // What is gone has ended, and nobody needs to name it again.
        return answer.status === 404
          ? { kind: 'done', reference: reference ?? '' }
          : outcomeOf(answer, reference ?? '');
      });
    };
  return {
    create: send('create'),
    change: send('change'),
    suspend: send('suspend'),
    resume: send('resume'),
    terminate: send('terminate'),
    status: async ({ messageId, reference }) => {
      const asked = await ask({ method: 'GET', path: `/requests/${encodeURIComponent(messageId)}` });
      return judged(asked, (answer) => {
        if (answer.status !== 200) return failureOf(answer);
        const report = readReport(answer.text);
        return report ? outcomeOfReport(report, reference) : unavailable('OddAnswer');
      });
    },
    usage: (day) => usageOf(ask, day),
    list: (after) => subscriptionsOf(ask, after),
    options: ({ path, product, customer }, text) => optionsOf(ask, { type: 'options', path, product, customer, text }),
    health: async () => {
      const { answer, hindrance } = await ask({ method: 'GET', path: '/health' });
      if (answer) return healthWith(problemOfStatus(answer));
      return healthWith(hindrance === 'Busy' ? 'OddAnswer' : hindrance);
    },
  };
}

const judged = (asked: Asked, judge: (answer: NonNullable<Asked['answer']>) => Outcome): Outcome => ({
  ...(asked.answer ? judge(asked.answer) : unavailable(asked.hindrance)),
  exchange: asked.exchange,
});
