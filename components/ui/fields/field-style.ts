/** The style of inputs and selects. */
export const fieldStyle =
  'block w-full rounded-control border border-line-strong/70 bg-surface px-3.5 text-base text-ink shadow-card transition-colors placeholder:text-muted hover:border-ink-soft focus:border-primary-strong focus:outline-hidden focus:ring-3 focus:ring-primary-strong/25 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:focus:ring-danger/25'
