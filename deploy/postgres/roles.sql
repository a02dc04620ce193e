-- Run once in a cluster, as a superuser; then give each role a password (\password registry_server).
-- An owner migrates the tables; a server reads and writes rows. No server owns a table, so that none can drop or disable the triggers
-- that guard the history, and none can truncate.
do $$
declare
  name text;
begin
  foreach name in array array['registry_owner', 'registry_server', 'provider_owner', 'provider_server'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I login nosuperuser nocreatedb nocreaterole noreplication', name);
    end if;
  end loop;
end
$$;
