-- For wrk: sends the requests of a file one after another, and prints what it measured as one line of JSON.
-- The file has a request on each line, with the byte 1 for each line break.

local requests = {}
local sent = 0

function init(arguments)
  for line in io.lines(arguments[1]) do
    requests[#requests + 1] = line:gsub("\1", "\r\n")
  end
end

function request()
  sent = sent + 1
  return requests[(sent - 1) % #requests + 1]
end

function done(summary, latency)
  local failed = summary.errors
  print(string.format(
    '{"requests":%d,"seconds":%f,"refused":%d,"broken":%d,"p97Ms":%f,"p99Ms":%f}',
    summary.requests,
    summary.duration / 1e6,
    failed.status,
    failed.connect + failed.read + failed.write + failed.timeout,
    latency:percentile(97.5) / 1e3,
    latency:percentile(99) / 1e3
  ))
end
