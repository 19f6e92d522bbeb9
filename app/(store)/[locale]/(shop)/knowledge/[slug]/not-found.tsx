export {
  ArticleNotFound as default,
  articleNotFoundMetadata as generateMetadata,
} from '@/components/content/articles/article-not-found'
