// This is imported before anything that loads React, which would otherwise run its slow development
// build.
process.env['NODE_ENV'] ??= 'production';
