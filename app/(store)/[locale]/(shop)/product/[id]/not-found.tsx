export {
  ProductNotFound as default,
  productNotFoundMetadata as generateMetadata,
} from '@/components/shop/product/product-not-found'
