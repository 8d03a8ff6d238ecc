import { live } from './assemble/live.ts';

void live();
