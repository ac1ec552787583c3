/** The limit of a read: bare Fastify and one prepared statement that answers the whole account, without session, rights or scope. */
import Fastify from 'fastify';
import pg from 'pg';

// The definitions make the answer as large as the product's.
const { host, port, password, definitions } = JSON.parse(process.env.DATABASE);
const pool = new pg.Pool({
  host,
  port,
  password,
  user: 'postgres',
  database: 'postgres',
  max: 10,
  options: '-c search_path=portolan,public -c app.scope=/1/',
});
const text = 'select * from account_text($1,$2,$3)';
const app = Fastify();
app.post('/DataModel/service.svc/rest/Account/LoadAccountById', async (request, reply) => {
  const { rows } = await pool.query({
    name: 'account_text',
    text,
    values: [request.body.accountId, 'en', []],
    rowMode: 'array',
  });
  const [, , before, after] = rows[0];
  return reply
    .type('application/json; charset=utf-8')
    .serializer((body) => body)
    .send(`{"data":${before}${definitions}${after}}`);
});
console.info(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => process.exit(0));
