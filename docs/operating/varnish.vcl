# Varnish as the cache in front of nodes, which forgets pages by the tags that they carry.
# Nodes need PURGE_URL=http://THIS-MACHINE:6081/purge, PURGE_SERVICE=fastly and PURGE_TOKEN as below, and TRUST_PROXY=2
# with Caddy before it. Start it with -p http_gzip_support=off, as pages come compressed, in brotli too.
vcl 4.1;
import std;

backend node {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = {
        .request = "GET /readyz HTTP/1.1" "Host: localhost" "Connection: close";
        .interval = 2s;
    }
}

sub vcl_recv {
    if (req.method == "POST" && req.url == "/purge") {
        if (req.http.Fastly-Key != "PURGE_TOKEN" || req.http.Surrogate-Key !~ "^[A-Za-z0-9_ -]+$") {
            return (synth(403, "Refused"));
        }
        ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)");
        return (synth(200, "Forgotten"));
    }
    set req.http.X-Forwarded-Host = req.http.Host;
    if (std.healthy(req.backend_hint)) {
        set req.grace = 10m;
    }
    # What a visitor's browser can unpack, in three kinds.
    if (req.http.Accept-Encoding ~ "br") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "gzip") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # Calls, and the privacy page, which shows the visitor's own choice.
    if (req.url ~ "^/(po|content|privacy)(/|\?|$)" || (req.method != "GET" && req.method != "HEAD")) {
        return (pass);
    }
    # Pages are the same for everybody; only who keeps a language is led on from an address without one.
    if (req.url ~ "[?&]lang=" || req.http.Cookie !~ "sendero_lang=") {
        unset req.http.Cookie;
    }
}

sub vcl_hash {
    hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
    # As the page says: for a day where no node answers. While one does, vcl_recv shortens it to ten minutes.
    if (beresp.http.Cache-Control ~ "stale-if-error" && beresp.status == 200) {
        set beresp.grace = 1d;
    }
}

sub vcl_deliver {
    unset resp.http.Surrogate-Key;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
