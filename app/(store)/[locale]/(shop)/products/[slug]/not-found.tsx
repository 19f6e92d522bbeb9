export {
  ProductNotFound as default,
  productNotFoundMetadata as generateMetadata,
} from '@/components/catalog/product/product-not-found'
