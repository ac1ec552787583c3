-- Workers take jobs of all owners, so these run with the owner's rights; each changes only a job that its worker holds.

-- The next job that is due or whose worker has died; null columns of the session when its owner may not work here any more.
-- `of_product`: only the product's own work, or only that of users, who take turns: first who has least at work, then who
-- was served longest ago.
create function take_job(by_worker uuid, lease interval, most_attempts integer, of_product boolean default null)
returns table (job_id bigint, name text, payload jsonb, attempts integer, user_account_id bigint, language text,
  impersonator_account_id bigint, impersonator_name text, reached jsonb, scope text, current_user_data json)
volatile language plpgsql security definer set search_path = portolan, pg_catalog, pg_temp as $$
begin
  update job j set state = 'Failed', worker = null, lease_until = null, finished_utc = now(),
    error = coalesce(j.error, 'Its worker stopped answering.')
  where j.state = 'Running' and j.lease_until < now() and j.attempts >= most_attempts
    -- The product's own work goes on, however often a server was killed in the middle of it.
    and j.user_account_id is not null;
  return query
    with next as (
      select j.job_id from job j
      where (j.state = 'Queued' and (j.run_at <= now()
          or j.user_account_id is null and exists (select from hurried_job h where h.name = j.name))
        or j.state = 'Running' and j.lease_until < now())
        and (of_product is null or of_product = (j.user_account_id is null))
      order by
        (select count(*) from job o where o.user_account_id = j.user_account_id and o.state = 'Running' and o.lease_until >= now()),
        (select max(o.started_utc) from job o where o.user_account_id = j.user_account_id) nulls first,
        j.run_at, j.job_id
      limit 1
      for update skip locked
    ), taken as (
      update job j set state = 'Running', worker = by_worker, lease_until = now() + lease,
        attempts = j.attempts + 1, started_utc = coalesce(j.started_utc, clock_timestamp()),
        done = case when j.reached is null then 0 else j.done end
      from next where j.job_id = next.job_id
      returning j.*
    ), seen as (
      -- What is told from here on lets it run once more.
      delete from hurried_job h using taken t where h.name = t.name and t.user_account_id is null
    )
    select t.job_id, t.name, t.payload, t.attempts, t.user_account_id, t.language,
      t.impersonator_account_id, t.impersonator_name, t.reached,
      case when t.user_account_id is null then root_path() else scope_of(a.account_id) end, current_user_of(a.account_id)
    from taken t
    left join account a on a.account_id = t.user_account_id and may_sign_in(a.account_id) and may_work(a.account_id);
end $$;

-- A sign of life with the progress; false when the job is no longer the worker's: cancelled, or taken by another.
create function beat_job(id bigint, by_worker uuid, lease interval, so_far integer, of_all integer) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with beaten as (
    update job set lease_until = now() + lease, done = so_far, total = of_all
    where job_id = id and worker = by_worker and state = 'Running'
    returning 1
  )
  select exists (select from beaten)
$$;

-- Ends a step in the transaction of its effect: what it did, how far the job has come and the new lease become true
-- together, or none of them. A job that gets on is not given up for what befell it before.
create function step_job(id bigint, by_worker uuid, lease interval, so_far integer, of_all integer, how_far jsonb) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with stepped as (
    update job set lease_until = clock_timestamp() + lease, done = so_far, total = of_all, reached = how_far, attempts = 1
    where job_id = id and worker = by_worker and state = 'Running'
    returning 1
  )
  select exists (select from stepped)
$$;

-- Its owner's lists of jobs learn of it; of the product's own work nobody does.
create function tell_job_ended(user_account_id bigint) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  select tell_changes('[{"tag":"Job","to":"own"}]', null, array[user_account_id], '{}') where user_account_id is not null;
  select true
$$;

-- Ends a job in the transaction of its effect: both become true together, or neither.
create function finish_job(id bigint, by_worker uuid, so_far integer, of_all integer) returns boolean
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  with finished as (
    update job set state = 'Completed', worker = null, lease_until = null, finished_utc = clock_timestamp(),
      done = so_far, total = of_all, error = null
    where job_id = id and worker = by_worker and state = 'Running'
    returning user_account_id
  )
  select coalesce((select tell_job_ended(user_account_id) from finished), false)
$$;

-- Gives a job back: to be tried again after a while, or as failed when `again` is null. A stop is not counted as an attempt.
create function return_job(id bigint, by_worker uuid, problem text, again interval, stopped boolean) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  update job set state = case when again is null then 'Failed' else 'Queued' end, worker = null, lease_until = null,
    run_at = coalesce(now() + again, run_at), error = coalesce(problem, error),
    attempts = attempts - case when stopped then 1 else 0 end,
    finished_utc = case when again is null then now() end
  where job_id = id and worker = by_worker and state = 'Running';
  select tell_job_ended(user_account_id) from job where job_id = id and again is null;
$$;

-- Puts the next run of the product's own work on the queue, unless it stands there already.
create function schedule_job(job_name text, at timestamptz) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  insert into job (name, payload, run_at) values (job_name, '{}', at)
  on conflict (name) where user_account_id is null and state in ('Queued', 'Running') do nothing
$$;

-- The product's own job or round of a name is due when the transaction holds. Of a job that is known: one that runs runs once more.
create function hurry(work text) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  insert into hurried_job (name)
    select work where exists (select from job where name = work and user_account_id is null);
  select pg_notify('portolan_round', work)
$$;

-- Deletes what has had its time.
create function clean_up(repeat_life interval, orphan_life interval, job_life interval, event_life interval) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  delete from job_file where expires_utc < now();
  delete from job where finished_utc < now() - case when user_account_id is null then interval '1 day' else job_life end;
  delete from answered_call where created_utc < now() - repeat_life;
  select forget_unused_files(orphan_life);
  delete from analytics_event where created_utc < now() - event_life;
$$;
