export { ArticleNotFound as default } from '@/components/shop/knowledge/article-not-found'
