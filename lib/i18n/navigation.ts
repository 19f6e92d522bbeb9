import { createNavigation } from 'next-intl/navigation'
import { routing } from './routing'

/** Links and router of the storefront: paths are given without the language. */
export const { Link, getPathname, usePathname, useRouter } = createNavigation(routing)
