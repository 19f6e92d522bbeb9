export { JobNotFound as default } from '@/components/info/careers/job-not-found'
