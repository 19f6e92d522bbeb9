/** Shown where a picture is missing. */
export const PLACEHOLDER_IMAGE = '/images/placeholder.svg'
