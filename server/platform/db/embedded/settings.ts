/**
 * The settings of the server. On its command line they override postgresql.conf and ALTER SYSTEM. No
 * acknowledged row is ever lost, only the product connects, and the log contains neither statements nor error
 * details, which would include customers' data.
 */
const serverSettings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // One syncfs call after a crash: syncing file by file takes seconds.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),

  listen_addresses: '',
  unix_socket_permissions: '0700',
  // Twice what four processes with both pools full and commands need: a slot costs some KB.
  max_connections: '200',
  // Cancels the statements of an application that was killed.
  client_connection_check_interval: '2s',

  shared_buffers: '64MB',
  jit: 'off',

  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** Builds the arguments of `postgres` for a cluster and the folder of its socket. */
export function buildServerArguments(
  clusterDir: string,
  socketDir: string,
  port: number,
): string[] {
  const settings = { ...serverSettings, unix_socket_directories: socketDir, port: `${port}` };
  return [
    // First, because `isPostmaster` looks for these arguments.
    ...['-D', clusterDir],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
