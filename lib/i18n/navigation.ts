/**
 * Links and router of the storefront: paths are given without the language. Of our own, because next-intl's
 * also translate paths and choose languages, which is code that every page would load.
 */
export { Link, usePathname, useRouter } from './link'
export { getPathname } from './paths'
