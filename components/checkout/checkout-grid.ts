/** The columns of a section and of the summary beside it. */
export const CHECKOUT_GRID =
  'grid items-start gap-6 lg:grid-cols-[1fr_23rem] lg:grid-rows-[auto_1fr]'
