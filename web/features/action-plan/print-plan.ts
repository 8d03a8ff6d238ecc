import type { Listen } from '../../islands/listen.ts';

export const printPlan: Listen = (place) => place.addEventListener('click', () => print());
