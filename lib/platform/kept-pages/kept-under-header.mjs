/** In it a call names the cache tags of its answer (`keptUnder` of its declaration); it goes to no client. */
export const KEPT_UNDER_HEADER = 'x-kept-under'
