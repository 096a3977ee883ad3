# The sites that Varnish asks: those of compose.yaml. They alone may purge.
probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend site_1 {
  .host = "site-1";
  .port = "3000";
  .connect_timeout = 2s;
  .probe = ready;
}

backend site_2 {
  .host = "site-2";
  .port = "3000";
  .connect_timeout = 2s;
  .probe = ready;
}

acl purgers {
  "site-1";
  "site-2";
}

sub vcl_init {
  new sites = directors.round_robin();
  sites.add_backend(site_1);
  sites.add_backend(site_2);
}
