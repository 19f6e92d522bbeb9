export {
  JobNotFound as default,
  jobNotFoundMetadata as generateMetadata,
} from '@/components/info/careers/job-not-found'
