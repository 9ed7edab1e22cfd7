#!/usr/bin/env bash
# The name that Testing Library computes for <button>Submit<span> Booking</span></button>. Seen on 2026-11-28 with
# dom-accessibility-api 0.5.16, which @testing-library/dom 10.4.2 uses: 'SubmitBooking', because it trims the text of
# each nested element, and adds a space only around those that are not inline. Chromium 156 draws and names it
# 'Submit Booking'. With the space before the span, the name is right.
# Needs node 22 or newer, and npm.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jsdom@27.0.0 dom-accessibility-api@0.5.16
cat > name.cjs << 'END'
const { JSDOM } = require('jsdom');
const { computeAccessibleName } = require('dom-accessibility-api');

const { window } = new JSDOM('<button>Submit<span> Booking</span></button><button>Submit <span>Booking</span></button>');
for (const button of window.document.querySelectorAll('button')) {
  console.log(`${button.innerHTML}: ${computeAccessibleName(button)}`);
}
END
node name.cjs | tee seen
diff - seen << 'END'
Submit<span> Booking</span>: SubmitBooking
Submit <span>Booking</span>: Submit Booking
END
