-- Beside the one that POSTGRES_DB names.
create database provider;
