#!/usr/bin/env bash
# Every second parse of the same 'tel:' address finds no number. Seen on 2026-11-28 with libphonenumber-js 1.13.16 (max, min and
# mobile) in Node 24.21.0: parsing 'tel:0300-1234567;phone-context=+92', valid by RFC 3966, returns the number and undefined in
# turn, and isValidPhoneNumber true and false. The state is shared: after such an address of one country the next one, of
# any other, is undefined. 'tel:+92-300-1234567', without a phone-context, is always found. Needs node 20 or newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16
cat > parse.mjs << 'END'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const parse = (text) => parsePhoneNumberFromString(text)?.number ?? 'undefined';
const local = 'tel:0300-1234567;phone-context=+92';
console.log(parse(local), parse(local), parse(local), parse('tel:2079460000;phone-context=+44'));
console.log(parse('tel:+92-300-1234567'), parse('tel:+92-300-1234567'));
END
node parse.mjs | tee seen
diff <(printf '%s\n' '+923001234567 undefined +923001234567 undefined' '+923001234567 +923001234567') seen
