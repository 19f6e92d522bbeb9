export { default, generateMetadata } from './review/page'

// Rendered per request, like the layout.
export const instant = false
