/** Liveness says that the process answers; readiness follows the database. */
import type { FastifyInstance } from 'fastify';
import type { Service } from '../service.ts';

/** Longer than this without an answer of the database is not ready. */
const patience = 2000;

export function registerHealth(app: FastifyInstance, service: Service): void {
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const answered = service.database.pool.query('select 1').then(
      () => true,
      () => false,
    );
    const late = new Promise<false>((resolve) => setTimeout(resolve, patience, false).unref());
    const ready = !stopping && (await Promise.race([answered, late]));
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : stopping ? 'stopping' : 'database does not answer' });
  });
  let stopping = false;
  app.addHook('preClose', () => {
    stopping = true;
  });
}
