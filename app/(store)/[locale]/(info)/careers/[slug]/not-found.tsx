export {
  JobNotFound as default,
  jobNotFoundMetadata as generateMetadata,
} from '@/components/careers/job-not-found'
