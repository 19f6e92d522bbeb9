export {
  ArticleNotFound as default,
  articleNotFoundMetadata as generateMetadata,
} from '@/components/articles/article-not-found'
