/** What the authored components and their kit tell analytics. */
export type ComponentEvent =
  | { event: 'Card expanded' | 'Card collapsed'; card: string }
  | { event: 'Inflation category clicked'; category: string }
  | { event: 'Price slider changed'; year: number }
  | { event: 'Quiz end button clicked'; quiz: string }
  | { event: 'Navigator card clicked'; card: string }
  | { event: 'Modal load'; modal: string };
