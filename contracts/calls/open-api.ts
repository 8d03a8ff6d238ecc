import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';

export const openApi = defineCall({
  name: 'openApi',
  summary: 'This document',
  path: '/po/openapi.json',
  policy: { from: 'anywhere', limits: [], caching: 'no-cache' },
  answer: z.record(z.string(), z.unknown()),
});
