/**
 * The settings of the server, given on its command line, where they win over postgresql.conf and
 * ALTER SYSTEM. No acknowledged row is ever lost; nobody but us connects; the log holds no data of
 * customers, which statements and the details of errors would bring into it.
 */
const serverSettings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // After a crash the disk is brought up to date in one go: syncing file by file takes seconds.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),

  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  // The statements of an application that was killed end with it.
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

/** The arguments of `postgres` for a cluster and the folder of its socket. */
export function serverArguments(clusterDir: string, socketDir: string, port: number): string[] {
  const settings = { ...serverSettings, unix_socket_directories: socketDir, port: `${port}` };
  return [
    // First, as this is how a running server is recognised.
    ...['-D', clusterDir],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
