export { default, generateMetadata } from '../collection/[slug]/not-found'
