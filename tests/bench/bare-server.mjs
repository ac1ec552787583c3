/** The limit of a read: bare Fastify and one prepared statement that answers the whole account, without session, rights or scope. */
import Fastify from 'fastify';
import pg from 'pg';

// The definitions make the answer as large as the product's.
const { definitions, ...database } = JSON.parse(process.env.DATABASE);
const pool = new pg.Pool({
  user: 'postgres',
  database: 'postgres',
  ...database,
  max: 10,
  options: '-c search_path=portolan,public',
});
const text = `
  select row_to_json(a), coalesce(v."values", '{}') - $2::text[], coalesce((
      select json_agg(json_build_object('AccountId', h.account_id, 'DisplayName', h.display_name, 'AccountType', h.account_type) order by length(h.path))
      from account h
      where h.account_id = any (string_to_array(trim(both '/' from a.path), '/')::bigint[]) and h.account_id <> a.account_id
    ), '[]')::text
  from account a left join account_value v using (account_id)
  where a.account_id = $1`;
const app = Fastify();
app.post('/DataModel/service.svc/rest/Account/LoadAccountById', async (request, reply) => {
  const values = [request.body.accountId, []];
  const { rows } = await pool.query({ name: 'account', text, values, rowMode: 'array', types: asText });
  const [account, read, hierarchy] = rows[0];
  return reply
    .type('application/json; charset=utf-8')
    .serializer((body) => body)
    .send(
      `{"data":${account.slice(0, -1)},"Views":{"General":{"Values":${read},"FieldDefinition":${definitions}}},"Hierarchy":${hierarchy}}}`,
    );
});
const asText = { getTypeParser: () => (value) => value };
console.info(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => process.exit(0));
