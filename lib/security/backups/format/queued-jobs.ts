/** The name under which a backup contains the queue of jobs. */
export const JOBS = 'graphile_worker.jobs'

/** The jobs that are still to be run; those under way are run again, as after a crash. */
export const JOBS_QUERY = `
  SELECT j.id, t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority,
    ARRAY(SELECT jsonb_object_keys(j.flags)) AS flags
  FROM graphile_worker._private_jobs j
  JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  LEFT JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id
  WHERE j.attempts < j.max_attempts`
