CREATE UNLOGGED TABLE "rate_limits" (
  key character varying(255) NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);

CREATE INDEX rate_limits_expire ON public.rate_limits USING btree (expire);
