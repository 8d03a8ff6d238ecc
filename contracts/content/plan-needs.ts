import { PLAN_PARTS } from '#domain/plan/plan-has.ts';
import { z } from 'zod';

/** The parts of a plan that a text is about: people whose plan lacks one of them do not get it to read. */
export const planNeedsSchema = z.array(z.enum(PLAN_PARTS)).default([]);
