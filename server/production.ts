// Imported before anything that brings React: without it React runs its slow development build.
process.env['NODE_ENV'] ??= 'production';
