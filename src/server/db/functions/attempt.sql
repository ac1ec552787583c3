-- Counting tries, in one statement so that a thousand at once are a thousand. The count begins anew when the window has
-- passed, or the lock that followed too many.

-- The number of this try within its window; more than `most` is refused, until `locked_until`.
create function count_attempt(of_subject text, most integer, seconds integer, out tries integer, out locked_until timestamptz)
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  insert into attempt as a (subject, count, since_utc, locked_until_utc)
  values (of_subject, 1, clock_timestamp(), case when most <= 1 then clock_timestamp() + seconds * interval '1 second' end)
  on conflict (subject) do update set
    count = case when attempt_over(a, seconds) then 1 else a.count + 1 end,
    since_utc = case when attempt_over(a, seconds) then clock_timestamp() else a.since_utc end,
    locked_until_utc = case
      when attempt_over(a, seconds) then case when most <= 1 then clock_timestamp() + seconds * interval '1 second' end
      when a.count + 1 = most then clock_timestamp() + seconds * interval '1 second'
      else a.locked_until_utc
    end
  returning a.count, a.locked_until_utc
$$;

create function attempt_over(a attempt, seconds integer) returns boolean stable language sql set search_path = portolan, pg_catalog, pg_temp as $$
  select coalesce(a.locked_until_utc, a.since_utc + seconds * interval '1 second') <= clock_timestamp()
$$;

-- A try that turned out right does not count.
create function forgive_attempt(of_subject text, most integer) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  update attempt set count = greatest(count - 1, 0), locked_until_utc = case when count - 1 >= most then locked_until_utc end
  where subject = of_subject
$$;

create function forget_attempts(of_subject text) returns void
volatile language sql security definer set search_path = portolan, pg_catalog, pg_temp as $$
  delete from attempt where subject = of_subject
$$;
