ALTER TABLE "JobApplication"
  ADD CONSTRAINT "JobApplication_cv_size" CHECK (((octet_length(cv) >= 1) AND (octet_length(cv) <= 5242880)));
