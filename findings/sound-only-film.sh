#!/usr/bin/env bash
# Chromium plays a film whose video codec it lacks as sound in a black box, and reports no error. Seen on 2026-11-28 with
# Chromium of Debian 12 and ffmpeg 5.1.9: a .mov in HEVC with AAC, as iPhones record it, gets loadedmetadata, readyState 4
# and error null; only videoWidth is 0. The same film without sound gets an error. canPlayType of both is ''.
# So a page that waits for 'error' to offer a download never does.
# Needs chromium, ffmpeg.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
picture=(-f lavfi -i testsrc=s=64x48:d=1:r=5)
hevc=(-c:v libx265 -tag:v hvc1 -pix_fmt yuv420p)
ffmpeg -loglevel error "${picture[@]}" -f lavfi -i sine=d=1 "${hevc[@]}" -c:a aac sound.mov 2> log
ffmpeg -loglevel error "${picture[@]}" "${hevc[@]}" silent.mov 2> log
cat > page.html << 'END'
<pre id="seen"></pre>
<script>
  const type = 'video/mp4; codecs="hvc1.1.6.L30.90"';
  const lines = [`canPlayType '${document.createElement('video').canPlayType(type)}'`];
  const show = (name, video) =>
    lines.push(`${name}: readyState ${video.readyState > 0 ? 'loaded' : 'nothing'}, videoWidth ${video.videoWidth}, error ${video.error?.code ?? null}`);
  const load = (name) =>
    new Promise((resolve) => {
      const video = document.createElement('video');
      video.onloadedmetadata = video.onerror = () => { show(name, video); resolve(); };
      video.src = name;
    });
  load('sound.mov').then(() => load('silent.mov')).then(() => { document.getElementById('seen').textContent = lines.join('\n'); });
</script>
END
chromium --headless --no-sandbox --disable-gpu --allow-file-access-from-files --user-data-dir="$folder/profile" \
  --virtual-time-budget=8000 --dump-dom "file://$folder/page.html" 2> log \
  | sed -n '/<pre id="seen">/,/<\/pre>/p' | sed 's/.*<pre id="seen">//; s#</pre>.*##' > seen
cat > expected << 'END'
canPlayType ''
sound.mov: readyState loaded, videoWidth 0, error null
silent.mov: readyState nothing, videoWidth 0, error 4
END
cat seen
diff expected seen
