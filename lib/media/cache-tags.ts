/** Tag of cached reads of site images. */
export const SITE_IMAGES_TAG = 'site-images'
