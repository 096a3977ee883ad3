// Written by scripts/theme.ts from theme.ts: change it there.

/** What the components read of the theme. */
export const compiled = {
  "layout": {
    "gutter": "clamp(20px, 5.56vw, 80px)",
    "content": "1280px",
    "gap": "24px",
    "section": "clamp(72px, 8.4vw, 120px)",
    "panel": "40px",
    "leadMeasure": "34em",
    "textMeasure": "44em",
    "headerStrip": "44px",
    "headerBar": "84px",
    "headerBarSmall": "68px",
    "control": "52px",
    "controlHeader": "44px",
    "controlBanner": "64px",
    "floatingShadow": "0 1px 0 rgb(30 22 29 / 0.06), 0 12px 32px -12px rgb(30 22 29 / 0.18)"
  },
  "shape": {
    "borderRadius": 4
  },
  "zIndex": {
    "mobileStepper": 1000,
    "fab": 1050,
    "speedDial": 1050,
    "appBar": 1100,
    "drawer": 1200,
    "modal": 1300,
    "snackbar": 1400,
    "tooltip": 1500
  },
  "breakpointValues": {
    "xs": 0,
    "sm": 600,
    "md": 821,
    "lg": 1161,
    "xl": 1440
  },
  "typography": {
    "display": {
      "fontFamily": "\"Display\", \"Display stand-in\", \"Arial Narrow\", sans-serif",
      "fontWeight": 700,
      "letterSpacing": "-0.022em"
    },
    "h1": {
      "fontFamily": "\"Display\", \"Display stand-in\", \"Arial Narrow\", sans-serif",
      "fontWeight": 700,
      "letterSpacing": "-0.03em",
      "fontSize": "clamp(2.75rem, 1.35rem + 4.6vw, 5.25rem)",
      "lineHeight": 0.96
    },
    "h2": {
      "fontFamily": "\"Display\", \"Display stand-in\", \"Arial Narrow\", sans-serif",
      "fontWeight": 700,
      "letterSpacing": "-0.022em",
      "fontSize": "clamp(2rem, 1.35rem + 2.3vw, 3.25rem)",
      "lineHeight": 1.02
    },
    "h3": {
      "fontFamily": "\"Display\", \"Display stand-in\", \"Arial Narrow\", sans-serif",
      "fontWeight": 700,
      "letterSpacing": "-0.022em",
      "fontSize": "clamp(1.5rem, 1.3rem + 0.7vw, 2rem)",
      "lineHeight": 1.1
    },
    "h4": {
      "fontFamily": "\"Display\", \"Display stand-in\", \"Arial Narrow\", sans-serif",
      "fontWeight": 700,
      "letterSpacing": "-0.015em",
      "fontSize": "1.375rem",
      "lineHeight": 1.18
    },
    "h5": {
      "fontWeight": 600,
      "fontSize": "1.0625rem",
      "lineHeight": 1.4,
      "fontFamily": "\"Text\", \"Text stand-in\", \"Segoe UI\", sans-serif"
    },
    "h6": {
      "fontWeight": 600,
      "fontSize": "1rem",
      "lineHeight": 1.4,
      "fontFamily": "\"Text\", \"Text stand-in\", \"Segoe UI\", sans-serif"
    },
    "rowHeading": {
      "fontFamily": "\"Display\", \"Display stand-in\", \"Arial Narrow\", sans-serif",
      "fontWeight": 600,
      "letterSpacing": "-0.01em",
      "fontSize": "1.3125rem",
      "lineHeight": 1.25
    },
    "lead": {
      "fontSize": "clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)",
      "lineHeight": 1.5
    },
    "body1": {
      "fontSize": "1.0625rem",
      "lineHeight": 1.6,
      "fontFamily": "\"Text\", \"Text stand-in\", \"Segoe UI\", sans-serif",
      "fontWeight": 400
    },
    "body2": {
      "fontSize": "1rem",
      "lineHeight": 1.6,
      "fontFamily": "\"Text\", \"Text stand-in\", \"Segoe UI\", sans-serif",
      "fontWeight": 400
    },
    "small": {
      "fontSize": "0.9375rem",
      "lineHeight": 1.5
    },
    "strip": {
      "fontSize": "0.875rem",
      "lineHeight": 1.4
    },
    "button": {
      "fontWeight": 600,
      "fontSize": "1.0625rem",
      "lineHeight": 1.2,
      "textTransform": "none",
      "fontFamily": "\"Text\", \"Text stand-in\", \"Segoe UI\", sans-serif"
    }
  },
  "vars": {
    "palette": {
      "roles": {
        "page": "var(--kit-palette-roles-page)",
        "panelNeutral": "var(--kit-palette-roles-panelNeutral)",
        "ink": "var(--kit-palette-roles-ink)",
        "inkMuted": "var(--kit-palette-roles-inkMuted)",
        "inkSoft": "var(--kit-palette-roles-inkSoft)",
        "rule": "var(--kit-palette-roles-rule)",
        "ruleStrong": "var(--kit-palette-roles-ruleStrong)",
        "controlBorder": "var(--kit-palette-roles-controlBorder)",
        "disabledGround": "var(--kit-palette-roles-disabledGround)",
        "disabledInk": "var(--kit-palette-roles-disabledInk)",
        "onBrand": "var(--kit-palette-roles-onBrand)",
        "accent": "var(--kit-palette-roles-accent)",
        "accentHover": "var(--kit-palette-roles-accentHover)",
        "onAccent": "var(--kit-palette-roles-onAccent)",
        "focusInner": "var(--kit-palette-roles-focusInner)",
        "focusOuter": "var(--kit-palette-roles-focusOuter)",
        "success": "var(--kit-palette-roles-success)",
        "successGround": "var(--kit-palette-roles-successGround)",
        "warning": "var(--kit-palette-roles-warning)",
        "warningGround": "var(--kit-palette-roles-warningGround)",
        "error": "var(--kit-palette-roles-error)",
        "errorGround": "var(--kit-palette-roles-errorGround)",
        "info": "var(--kit-palette-roles-info)",
        "infoGround": "var(--kit-palette-roles-infoGround)",
        "hero": "var(--kit-palette-roles-hero)",
        "brand": "var(--kit-palette-roles-brand)",
        "brandHover": "var(--kit-palette-roles-brandHover)",
        "brandActive": "var(--kit-palette-roles-brandActive)",
        "deep": "var(--kit-palette-roles-deep)",
        "tile": "var(--kit-palette-roles-tile)",
        "panel": "var(--kit-palette-roles-panel)",
        "panelStrong": "var(--kit-palette-roles-panelStrong)",
        "panelBorder": "var(--kit-palette-roles-panelBorder)",
        "onPanel": "var(--kit-palette-roles-onPanel)",
        "onBrandMuted": "var(--kit-palette-roles-onBrandMuted)",
        "onBrandRule": "var(--kit-palette-roles-onBrandRule)",
        "thread": "var(--kit-palette-roles-thread)",
        "threadLight": "var(--kit-palette-roles-threadLight)",
        "threadDeep": "var(--kit-palette-roles-threadDeep)"
      }
    }
  },
  "themes": {
    "purple": {
      "brandHover": "var(--kit-purple-brandHover)"
    },
    "red": {
      "brandHover": "var(--kit-red-brandHover)"
    }
  }
} as const;

/** The themes’ variables as CSS. */
export const compiledVariables = ":root, [data-theme=\"purple\"]{--kit-palette-roles-page:#ffffff;--kit-palette-roles-panelNeutral:#f5f2f5;--kit-palette-roles-ink:#1e161d;--kit-palette-roles-inkMuted:#615960;--kit-palette-roles-inkSoft:#473f46;--kit-palette-roles-rule:#e9e5e8;--kit-palette-roles-ruleStrong:#d8d2d7;--kit-palette-roles-controlBorder:#7f777e;--kit-palette-roles-disabledGround:#e9e5e8;--kit-palette-roles-disabledInk:#615960;--kit-palette-roles-onBrand:#ffffff;--kit-palette-roles-accent:#fcbb39;--kit-palette-roles-accentHover:#ffcb71;--kit-palette-roles-onAccent:#120c12;--kit-palette-roles-focusInner:#120c12;--kit-palette-roles-focusOuter:#fcbb39;--kit-palette-roles-success:#02703f;--kit-palette-roles-successGround:#e5faeb;--kit-palette-roles-warning:#8a5601;--kit-palette-roles-warningGround:#fff2d9;--kit-palette-roles-error:#b7191c;--kit-palette-roles-errorGround:#fef0ee;--kit-palette-roles-info:#02629c;--kit-palette-roles-infoGround:#ebf5fe;--kit-palette-roles-hero:#32014e;--kit-palette-roles-brand:#630994;--kit-palette-roles-brandHover:#49036f;--kit-palette-roles-brandActive:#7f1eb8;--kit-palette-roles-deep:#1e0130;--kit-palette-roles-tile:#49036f;--kit-palette-roles-panel:#faf5fe;--kit-palette-roles-panelStrong:#f3e9fe;--kit-palette-roles-panelBorder:#e7d1fc;--kit-palette-roles-onPanel:#1e0130;--kit-palette-roles-onBrandMuted:#f3e9fe;--kit-palette-roles-onBrandRule:#9e43dc;--kit-palette-roles-thread:#9e43dc;--kit-palette-roles-threadLight:#d4abf9;--kit-palette-roles-threadDeep:#49036f;--kit-palette-primary-light:#7f1eb8;--kit-palette-primary-main:#630994;--kit-palette-primary-dark:#49036f;--kit-palette-primary-contrastText:#ffffff;--kit-palette-primary-mainChannel:99 9 148;--kit-palette-primary-lightChannel:127 30 184;--kit-palette-primary-darkChannel:73 3 111;--kit-palette-primary-contrastTextChannel:255 255 255;--kit-palette-Slider-primaryTrack:rgb(195, 161, 214);--kit-palette-Switch-primaryDisabledColor:rgb(195, 161, 214);--kit-opacity-inputPlaceholder:0.42;--kit-opacity-inputUnderline:0.42;--kit-opacity-switchTrackDisabled:0.12;--kit-opacity-switchTrack:0.38}[data-theme=\"red\"]{--kit-palette-primary-light:#c30b2d;--kit-palette-primary-main:#9c0421;--kit-palette-primary-dark:#760618;--kit-palette-primary-mainChannel:156 4 33;--kit-palette-primary-lightChannel:195 11 45;--kit-palette-primary-darkChannel:118 6 24;--kit-palette-roles-hero:#51060f;--kit-palette-roles-brand:#9c0421;--kit-palette-roles-brandHover:#760618;--kit-palette-roles-brandActive:#c30b2d;--kit-palette-roles-deep:#320307;--kit-palette-roles-tile:#760618;--kit-palette-roles-panel:#fef5f4;--kit-palette-roles-panelStrong:#fee8e7;--kit-palette-roles-panelBorder:#fececc;--kit-palette-roles-onPanel:#320307;--kit-palette-roles-onBrandMuted:#fee8e7;--kit-palette-roles-onBrandRule:#e63042;--kit-palette-roles-thread:#e63042;--kit-palette-roles-threadLight:#ffa39f;--kit-palette-roles-threadDeep:#760618;--kit-palette-Slider-primaryTrack:rgb(217, 159, 170);--kit-palette-Switch-primaryDisabledColor:rgb(217, 159, 170)}:root{--kit-purple-brandHover:#49036f;--kit-red-brandHover:#760618}";
