# Varnish before the sites: pages are kept until a site tells of a change (EDGE_PURGE_URL), and sent for a
# week while no site answers. Varnish 7, with vmod xkey (Debian: varnish-modules). Use: README.md beside this
# file.
vcl 4.1;

import directors;
import std;
import xkey;

# The backends, the director `sites`, and who may purge: the acl `purgers`.
include "sites.vcl";

sub vcl_recv {
  if (req.method == "PURGE") {
    # Varnish has added the sender to X-Forwarded-For; a second entry is a proxy that passed it on.
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
      return (synth(405));
    }
    # Soft: the page stays for the time in which no site answers.
    return (synth(200, "Purged " + xkey.softpurge(req.http.Surrogate-Key)));
  }
  # For who watches the servers, by their own addresses.
  if (req.url ~ "^/(?:healthz|readyz|hooks/)") {
    return (synth(404));
  }
  set req.backend_hint = sites.backend();
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/lite\b") {
    return (pass);
  }

  # What a page may differ by, and nothing else: two cookies, Save-Data, three codings.
  if (req.http.Cookie) {
    set req.http.Cookie = ";" + regsuball(req.http.Cookie, "; +", ";");
    set req.http.Cookie = regsuball(req.http.Cookie, ";(lite|audience)=", "; \1=");
    set req.http.Cookie = regsuball(req.http.Cookie, ";[^ ][^;]*", "");
    set req.http.Cookie = regsub(req.http.Cookie, "^; ", "");
    if (req.http.Cookie == "" || req.http.Cookie == ";") {
      unset req.http.Cookie;
    }
  }
  if (req.http.Save-Data ~ "(?i)^\s*on\s*(?:[,;]|$)") {
    set req.http.Save-Data = "on";
  } else {
    unset req.http.Save-Data;
  }
  if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # A changed page is sent for a second more, while it is fetched. Where no site is well, or the first try
  # failed (vcl_deliver), as long as it is there.
  if (std.healthy(req.backend_hint) && req.restarts == 0) {
    set req.grace = 1s;
  }
  # Rather another visitor's page, full or in the default colours, than none.
  if (req.restarts > 1) {
    unset req.http.Cookie;
    unset req.http.Save-Data;
  }
  return (hash);
}

# Not by host: the sites know their name (SITE_URL).
sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.X-Forwarded-Proto);
  return (lookup);
}

sub vcl_miss {
  # Nothing is kept of this page: try once more without its cookies, then ask the site again.
  if (req.restarts == 1) {
    return (restart);
  }
}

sub vcl_backend_response {
  # That of one request; what is kept answers many.
  unset beresp.http.X-Request-Id;
  # While one site has another build, a page's files may be at the other site.
  if (beresp.status == 404 && bereq.url ~ "^/(?:assets|application)/" && bereq.retries < 2) {
    return (retry);
  }
  if (beresp.status >= 500 || beresp.http.CDN-Cache-Control ~ "no-store") {
    # What is kept stays, and is asked about again with the next request.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  if (beresp.http.CDN-Cache-Control) {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*\bmax-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*\bstale-if-error=(\d+).*$", "\1s"), 0s);
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    return (deliver);
  }
  # Files and pictures, by their Cache-Control.
  if (beresp.ttl > 0s) {
    set beresp.grace = 7d;
  }
}

sub vcl_backend_error {
  # The other site, once; what was posted is never sent twice.
  if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
}

sub vcl_deliver {
  if (resp.status >= 500 && req.restarts < 2 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
  unset resp.http.Surrogate-Key;
  unset resp.http.xkey;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Via;
}
