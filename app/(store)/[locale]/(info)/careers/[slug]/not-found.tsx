export {
  JobNotFound as default,
  jobNotFoundMetadata as generateMetadata,
} from '@/components/content/careers/job-not-found'
