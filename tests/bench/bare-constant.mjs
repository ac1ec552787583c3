/** The limit of a call without the database: bare Fastify that reads the posted JSON and answers the same text each time. */
import Fastify from 'fastify';

const app = Fastify();
app.post('/*', (_request, reply) => {
  reply
    .type('application/json; charset=utf-8')
    .serializer((body) => body)
    .send(process.env.ANSWER);
});
console.info(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => process.exit(0));
