export {
  ArticleNotFound as default,
  articleNotFoundMetadata as generateMetadata,
} from '@/components/shop/knowledge/article-not-found'
